import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app.js';
import { Speaking } from './language/speech.js';
import { keepForOffline } from './offline/keeping.js';
import './style/page.css';
import { putOnTheme } from './themes/theme.js';

putOnTheme();
createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <Speaking>
      <App />
    </Speaking>
  </StrictMode>,
);
keepForOffline();
