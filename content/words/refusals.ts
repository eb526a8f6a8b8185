import { company } from 'records:company';

const call = `Or call ${company.phone.display}.`;

/** What the server answers to whoever sends it something that it does not take; seen by people only when a script fails. */
export const refusals = {
  otherOrigin: {
    title: 'This message came from another site',
    text: `Nothing was kept. Write to us from the contact page of this site. ${call}`,
  },
  encoding: {
    title: 'This message is not what a form sends',
    text: `Nothing was kept. Messages are sent as a form or as JSON. ${call}`,
  },
  malformed: {
    title: 'This message could not be read',
    text: `Nothing was kept. Go back, load the page again and send the form. ${call}`,
  },
  tooLarge: {
    title: 'This message is too long',
    text: `Nothing was kept. Go back: what you typed is still there. Shorten it, and send the rest by email. ${call}`,
  },
  limited: {
    title: 'Too many messages at once',
    text: `This one was not kept. Wait a minute, then send it again. ${call}`,
  },
  failed: {
    title: 'Your message was not kept',
    text: `Something is wrong with our server. Try again in a minute. ${call}`,
  },
  method: { title: 'This address takes no such request', text: 'Nothing was changed.' },
};
