import { useEffect, useState } from 'react';
import { type Language, pickLanguage } from './texts/index.ts';

const key = 'three-crowns.language';

function remembered(): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function remember(language: Language): void {
  try {
    localStorage.setItem(key, language);
  } catch {
    // Storage may be switched off: then the choice lasts as long as the page.
  }
}

/** The language chosen before, else the browser's; choosing one remembers it. */
export function useLanguage(): [Language, (language: Language) => void] {
  const [language, setLanguage] = useState(() => pickLanguage([remembered(), ...navigator.languages]));
  useEffect(() => {
    document.documentElement.lang = language;
  }, [language]);
  const choose = (chosen: Language) => {
    remember(chosen);
    setLanguage(chosen);
  };
  return [language, choose];
}
