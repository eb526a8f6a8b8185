import { resolve } from 'node:path';

// the packages lie above this folder
export default { output: 'export', turbopack: { root: resolve('../..') } };
