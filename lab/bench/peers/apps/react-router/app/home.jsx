import { Home } from '../quote/home.jsx';

export default function HomeRoute() {
  return <Home />;
}
