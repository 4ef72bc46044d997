// Alegreya Sans for what one reads, Alegreya SC for titles (SIL Open Font License 1.1).
import '@fontsource/alegreya-sans/latin-400.css';
import '@fontsource/alegreya-sans/latin-700.css';
import '@fontsource/alegreya-sc/latin-800.css';
