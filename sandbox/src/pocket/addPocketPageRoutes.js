// @ts-check

/**
 * @param {import('hono').Hono} app
 * @param {() => Promise<import('./createPocketCore.js').PocketCore>} _getCore
 */
export function addPocketPageRoutes(app, _getCore) {
  app.get('/', c => c.text('Sandbox Pocket'))
}
