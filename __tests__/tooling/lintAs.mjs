import { text } from 'node:stream/consumers'
import { ESLint } from 'eslint'
import tseslint from 'typescript-eslint'

/** The planted texts belong to no TypeScript project, so type-aware rules are off. */
const eslint = new ESLint({
  overrideConfig: [
    { files: ['**/*.{ts,tsx}'], ...tseslint.configs.disableTypeChecked },
    { files: ['**/*.{ts,tsx}'], languageOptions: { parserOptions: { projectService: false } } },
  ],
})

const reported = {}
for (const [filePath, code] of Object.entries(JSON.parse(await text(process.stdin)))) {
  const [result] = await eslint.lintText(code, { filePath })
  reported[filePath] = result.messages
    .filter(({ severity }) => severity === 2)
    .map(({ ruleId, message }) => ruleId ?? message)
}
process.stdout.write(JSON.stringify(reported))
