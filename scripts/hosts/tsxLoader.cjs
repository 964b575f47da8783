const { transform } = require('esbuild')

/** What a webpack host needs to read TypeScript: drops the types, writes JSX out. */
module.exports = function tsxLoader(source) {
  const done = this.async()
  transform(source, { loader: 'tsx', jsx: 'automatic', target: 'es2022' }).then(
    ({ code }) => done(null, code),
    done,
  )
}
