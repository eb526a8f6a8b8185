import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Home } from './quote/home.jsx';
import './quote/site.css';

createRoot(document.getElementById('root')).render(
  <StrictMode>
    <Home />
  </StrictMode>,
);
