import type { ReactElement } from 'react';
import type { RouteObject } from 'react-router';
import '#src/styles/app.css';
import { Screens } from '#src/layout/screens.tsx';
import { SiteLayout } from '#src/layout/site-layout.tsx';
import type { Screen } from '#src/lib/screen.ts';
import { ReceivedMessagePage, ReturnedMessagePage } from '#src/pages/message/message-pages.tsx';
import { type FormName, forms } from '#src/views/forms.ts';
import { messageRoute } from '#src/views/routes.ts';

const messagePage = (path: string, element: ReactElement): RouteObject => ({
  path: `${messageRoute.path}/${path}`,
  loader: (): Screen => ({ name: 'message', route: messageRoute, element }),
  element: <Screens />,
});

/** The pages that the server fills in for forms sent without script, rendered at build alone: /messages/returned/contact. */
export const messageRoutes: RouteObject[] = [
  {
    element: <SiteLayout />,
    children: [
      messagePage('received', <ReceivedMessagePage />),
      ...(Object.keys(forms) as FormName[]).map((name) =>
        messagePage(`returned/${name}`, <ReturnedMessagePage name={name} />),
      ),
    ],
  },
];
