/** No inline script or style, nothing from elsewhere, in nobody's frame. Every answer carries them, errors too. */
export const securityHeaders: Readonly<Record<string, string>> = {
  'content-security-policy': [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self'",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; '),
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
};

/** Where the server itself speaks TLS: a browser that was here once never asks for it in the clear again. */
export const secureHeaders: Readonly<Record<string, string>> = {
  'strict-transport-security': 'max-age=31536000',
};
