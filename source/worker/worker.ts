import {setPriority} from 'node:os';
import {parentPort, workerData} from 'node:worker_threads';
import type {ThreadData} from './connect.ts';
import {loadOwnEvaluations} from './own-evaluations.ts';
import {serve} from './serve.ts';

// A search must not slow a key. On Linux this lowers the priority of this thread alone, elsewhere that of the program.
if (process.platform === 'linux') {
	setPriority(10);
}
if (parentPort !== null) {
	const {wanted, library, own} = workerData as ThreadData;
	const ownEvaluations = own === undefined ? [] : await loadOwnEvaluations(own);
	serve(parentPort, wanted, () => performance.now(), library, ownEvaluations);
}
