/** The language in which the site was first written: every other one says the same sentences. */
export const original = 'en';

/** The language that is read and built: a folder of content/words. `SITE_LANGUAGE=` names another than the original. */
export const siteLanguage = process.env.SITE_LANGUAGE ?? original;
