import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app.js';
import { Speaking } from './language/speech.js';
import './style/page.css';

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <Speaking>
      <App />
    </Speaking>
  </StrictMode>,
);
