import { toast } from 'sonner';
import { Button } from './button.tsx';
import type { Example } from './example.ts';
import { Notice } from './notice.tsx';
import { Notices } from './notices.tsx';

export const examples: Example[] = [
  {
    name: 'both kinds, at the bottom right',
    element: (
      <>
        <Notices label="Notifications" dismiss="Dismiss" theme="light" />
        <Button onClick={() => show('success')}>Show success</Button>{' '}
        <Button onClick={() => show('error')}>Show error</Button>
      </>
    ),
  },
];

function show(kind: 'success' | 'error') {
  const id = toast[kind](
    <Notice
      title="Title of the notice"
      text="What happened, and what to do now."
      isError={kind === 'error'}
      onExpire={() => toast.dismiss(id)}
    />,
    { duration: Number.POSITIVE_INFINITY },
  );
}
