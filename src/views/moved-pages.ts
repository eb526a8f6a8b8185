import { company } from 'records:company';
import { movedPages as record } from 'records:moved-pages';
import { others } from 'words:language';
import { type Address, addresses } from '#content/values/addresses.ts';

const kept = Object.entries(record.addresses).filter(([, name]) => !company.pagesOff?.includes(name));

export const movedPages: Readonly<Record<string, Address['path']>> = {
  ...Object.fromEntries(kept.map(([address, name]) => [address, addresses[name].path])),
  ...Object.fromEntries(
    others.flatMap(({ guesses = [], paths }) => guesses.map((guess) => [guess, paths?.home ?? '/'])),
  ),
};
