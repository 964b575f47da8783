/** The name of the other library follows the language of a block; nothing compiles these blocks. */
const THEIRS = /^(?:tsx?|sh) (\S.*)$/
const OURS = 'redux-wallet-modal'

const isFence = token => token?.type === 'fence'

/**
 * Shows the code of another library beside ours: a block whose first line is like
 * "```tsx RainbowKit", and the block that follows it.
 */
export function codePairs(md) {
  md.core.ruler.push('code_pairs', state => {
    const opened = (html, level) => {
      const token = new state.Token('html_block', '', 0)
      return Object.assign(token, { content: html, level })
    }
    const column = (name, fence) => [
      opened(`<figure><figcaption>${md.utils.escapeHtml(name)}</figcaption>\n`, fence.level),
      fence,
      opened('</figure>\n', fence.level),
    ]
    state.tokens = state.tokens.flatMap((token, index, all) => {
      const [before, after] = [all[index - 1], all[index + 1]]
      if (isFence(token) && THEIRS.test(token.info) && isFence(after)) {
        const [, name] = THEIRS.exec(token.info)
        return [opened('<div class="code-pair">\n', token.level), ...column(name, token)]
      }
      if (isFence(token) && isFence(before) && THEIRS.test(before.info)) {
        return [...column(OURS, token), opened('</div>\n', token.level)]
      }
      return [token]
    })
  })
}
