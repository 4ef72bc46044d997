import './design/fonts.ts';
import './design/tokens.css';
import './design/base.css';
import './design/bar.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './pages/App.tsx';
import { keepForOffline } from './pages/offline.ts';

const place = document.getElementById('root');
if (!place) throw new Error('index.html has no #root');
createRoot(place).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
keepForOffline();
