import { defineElements } from '#src/elements/define-elements.ts';
import { start } from '#src/entry-client.tsx';
import { answerDialogLinks } from '#src/lib/dialog-links.ts';
import { keepEntries } from '#src/lib/keep-entries.ts';
import { logMissingPath } from '#src/lib/missing-path.ts';
import { answerPopovers } from '#src/lib/popovers.ts';
import { reflectNetwork } from '#src/lib/reflect-network.ts';

defineElements();
answerPopovers();
reflectNetwork();
answerDialogLinks(() => false);
keepEntries();
await start(document.getElementById('root') as HTMLElement, () => undefined);
// no document says here that it is the one for missing paths; that page alone has this element
if (document.querySelector('nearest-page')) logMissingPath(location.pathname);
