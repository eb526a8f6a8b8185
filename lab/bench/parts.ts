import type { Part } from './part.ts';
import { bytes } from './parts/bytes.ts';
import { lighthouse } from './parts/lighthouse.ts';
import { paint } from './parts/paint.ts';
import { peers } from './parts/peers.ts';
import { rest } from './parts/rest.ts';
import { serving } from './parts/serving.ts';
import { taps } from './parts/taps.ts';

/** Everything that `npm run bench` measures, in the order of docs/performance.md. */
export const parts: readonly Part<unknown>[] = [paint, taps, bytes, rest, lighthouse, peers, serving];
