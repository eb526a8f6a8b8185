import { company } from 'records:company';

const [box, host] = company.email.split('@');

/** The company's mail address, which may part at its sign where it is longer than its line. */
export function MailAddress() {
  return (
    <>
      {`${box}@`}
      <wbr />
      {host}
    </>
  );
}
