import type { RouteObject } from 'react-router';
import '#src/styles/app.css';
import { SiteLayout } from '#src/layout/site-layout.tsx';
import { ReceivedMessagePage, ReturnedMessagePage } from '#src/pages/message/message-pages.tsx';
import { type FormName, forms } from '#src/views/forms.ts';
import { messageRoute } from '#src/views/routes.ts';

/**
 * The pages that the server fills in for forms sent without script: rendered at build alone, with the components of the
 * site. The form `contact` comes back on /messages/returned/contact.
 */
export const messageRoutes: RouteObject[] = [
  {
    id: 'message',
    Component: SiteLayout,
    children: [
      { path: `${messageRoute.path}/received`, Component: ReceivedMessagePage },
      ...(Object.keys(forms) as FormName[]).map((name) => ({
        path: `${messageRoute.path}/returned/${name}`,
        element: <ReturnedMessagePage name={name} />,
      })),
    ],
  },
];
