import { company } from '../records/company/company.ts';

// What becomes of what is typed into a form: it follows from the company's setting.

/** What a page may say about the forms, for an endpoint or for none. */
export function describeForms(endpoint: string | undefined): { title: string; texts: string[] } {
  if (!endpoint)
    return {
      title: 'This site keeps nothing about you.',
      texts: [
        'The forms of this site show a notice and send nothing. What you type stays in your browser and reaches nobody. To reach us, call, text or email.',
      ],
    };
  return {
    title: 'This site keeps only what you send us.',
    texts: [
      `What you type stays in your browser until you send the form. Then it goes to ${new URL(endpoint).host}, which receives our messages, and to nobody else.`,
    ],
  };
}

/** The same for the company as it is set up. */
export const forms = describeForms(company.endpoint);
