export * from './host/inputs.ts';
export * from './limits.ts';
export * from './messages/client.ts';
export * from './messages/server.ts';
export * from './messages/shapes.ts';
export * from './pace.ts';
export * from './stored.ts';
