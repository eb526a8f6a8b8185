import { company } from 'records:company';
import { revision } from '../facts/identity.ts';
import { quoteReply } from '../facts/promises.ts';
import { counting, formsClause } from '../facts/settings.ts';

/** What the service worker keeps (src/service-worker/). */
const keptCopy =
  'Your browser keeps a copy of our pages and of the pictures you saw here, so that the site opens without a network. The copy stays on your device. You drop it by clearing this site’s data in the settings of your browser.';

/** The words of /privacy. They describe what the code does: whoever changes the one changes the other. */
export const privacyPage = {
  title: formsClause.title,
  lead: `${counting.lead} What you tell us by phone, text or email is another matter: it stands below.`,
  /** Counted by tests/pages/page.spec.ts on every page. */
  counts: [
    { figure: '0', unit: 'cookies' },
    { figure: '0', unit: 'trackers' },
    { figure: '0', unit: 'files from others' },
  ],
  clauses: [
    {
      title: 'When you look at a page',
      texts: [
        'Your browser asks our server for the page. To answer, the server must see your IP address; ours keeps no log of it. A company that hosts the server may keep one for its own security.',
        'Fonts, drawings and scripts come from this same address.',
        ...(company.offline ? [keptCopy] : []),
        'After an update your browser may note a page’s path in its tab, so that it reloads only once. The note is gone when you close the tab.',
        ...counting.visit,
      ],
    },
    { title: 'When you fill in a form', texts: formsClause.texts },
    {
      title: 'When you call, text or email',
      texts: [
        'We use what you tell us to answer you, to do the work and to bill it. We do not sell it, and we give it to nobody for advertising. That holds for your mobile number and your consent to texts, too.',
        'The text button opens your own message app with the first lines written. We answer that text and send no others.',
      ],
    },
    {
      title: 'Links to other sites',
      texts: [
        'The app, SAM.gov, the SBA and the state’s license search have their own rules. They learn that you came from this site, but not from which page.',
      ],
    },
  ],
  ask: {
    title: 'Ask us',
    text: `Do you want to know what we hold from your calls and messages, or have it deleted? Write or call: you have an answer within ${quoteReply}. Contracts, invoices and payroll stay as long as the law asks.`,
    asOf: `As of ${revision}.`,
  },
  sample: 'Sample text on calls and messages, until the owner confirms it.',
};
