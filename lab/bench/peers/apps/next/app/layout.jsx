import { HeadTags } from '../quote/head-tags.jsx';
import '../quote/site.css';

export default function Layout({ children }) {
  return (
    <html lang="en-US">
      <head>
        <HeadTags />
      </head>
      <body>{children}</body>
    </html>
  );
}
