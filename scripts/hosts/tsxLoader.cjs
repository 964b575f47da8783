const { transform } = require('esbuild')

/** A webpack loader for TypeScript: drops the types and compiles JSX. */
module.exports = function tsxLoader(source) {
  const done = this.async()
  transform(source, { loader: 'tsx', jsx: 'automatic', target: 'es2022' }).then(
    ({ code }) => done(null, code),
    done,
  )
}
