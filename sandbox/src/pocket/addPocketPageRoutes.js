// @ts-check

/**
 * @param {import('hono').Hono} app
 * @param {import('./createPocketCore.js').PocketCore} _core
 */
export function addPocketPageRoutes(app, _core) {
  app.get('/', c => c.text('Sandbox Pocket'))
}
