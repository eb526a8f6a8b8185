import { Home } from '../quote/home.jsx';

export default function Page() {
  return (
    <div id="root">
      <Home />
    </div>
  );
}
