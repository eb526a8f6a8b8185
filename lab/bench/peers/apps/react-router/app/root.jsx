import { Links, Meta, Outlet, Scripts } from 'react-router';
import { HeadTags } from '../quote/head-tags.jsx';
import '../quote/site.css';

export function Layout({ children }) {
  return (
    <html lang="en-US">
      <head>
        <HeadTags />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <Scripts />
      </body>
    </html>
  );
}

export default function Root() {
  return (
    <div id="root">
      <Outlet />
    </div>
  );
}
