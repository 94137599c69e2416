import type {ReactElement} from 'react';
import {Frame} from '../components/frame.tsx';
import {Lines} from '../components/lines.tsx';
import {drawTree, treeStatus, treeTitle} from '../drawing/tree-screen.ts';
import {PREDICT_BINDINGS, TREE_BINDINGS} from '../keys.ts';
import {contentWidth, type FrameLayout} from '../layout.ts';
import type {TreeState} from '../state/tree.ts';

/** The tree of a search. */
export function TreeScreen({state, frame}: {readonly state: TreeState; readonly frame: FrameLayout}): ReactElement {
	return (
		<Frame
			layout={frame}
			title={treeTitle(state)}
			status={treeStatus(state, contentWidth(frame))}
			bindings={state.quiz === undefined ? TREE_BINDINGS : PREDICT_BINDINGS}
		>
			<Lines lines={drawTree(state, frame)} />
		</Frame>
	);
}
