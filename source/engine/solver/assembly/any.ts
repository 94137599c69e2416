/** Entry of the build for every other board: the measures are read from globals that `init` sets. */
export * from './exports';
