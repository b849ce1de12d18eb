import {expect, it, vi} from 'vitest';

it.each([
  {named: 'fr', built: 'fr'},
  {named: undefined, built: 'en'},
  // What `docusaurus start` leaves there without --locale.
  {named: 'undefined', built: 'en'},
])('the built language is $built where Docusaurus names $named', async ({named, built}) => {
  vi.stubEnv('DOCUSAURUS_CURRENT_LOCALE', named);
  vi.resetModules();
  expect((await import('./i18n.ts')).builtLocale).toBe(built);
  vi.unstubAllEnvs();
});
