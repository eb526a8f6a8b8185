import { NearestPageElement } from '#src/elements/nearest-page-element.ts';
import { NowMarkElement } from '#src/elements/now-mark-element.ts';
import { OpenNowElement } from '#src/elements/open-now-element.ts';
import { UntilDateElement } from '#src/elements/until-date-element.ts';
import { start } from '#src/entry-client.tsx';
import { answerDialogLinks } from '#src/lib/dialog-links.ts';
import { returnPopoverFocus } from '#src/lib/return-popover-focus.ts';

customElements.define('nearest-page', NearestPageElement);
customElements.define('open-now', OpenNowElement);
customElements.define('now-mark', NowMarkElement);
customElements.define('until-date', UntilDateElement);
returnPopoverFocus();
answerDialogLinks();
await start(document.getElementById('root') as HTMLElement);
