import { company } from 'records:company';

/** A mail address, the company's unless it is another, which may part at its sign where it is longer than its line. */
export function MailAddress({ address = company.email }: { address?: string }) {
  const [box, host] = address.split('@');
  return (
    <>
      {`${box}@`}
      <wbr />
      {host}
    </>
  );
}
