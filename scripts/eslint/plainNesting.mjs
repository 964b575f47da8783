/** Some browsers get nested rules as written, others compiled: both must read them alike. */

/**
 * Matches `styled.div`, `styled(Base)`, `styled.div<Props>`, `styled.div.attrs(…)` and `css`; not
 * `keyframes`, which nest nothing.
 */
function isStyles(tag) {
  let at = tag
  while (at.type === 'MemberExpression' || at.type === 'CallExpression')
    at = at.type === 'MemberExpression' ? at.object : at.callee
  return at.type === 'Identifier' && (at.name === 'styled' || at.name === 'css')
}

const withoutComments = text => text.replace(/\/\*[^]*?\*\//g, '')

/** Splits a selector list; commas inside brackets do not count. */
const partsOf = selectors => selectors.split(/,(?![^([]*[)\]])/).map(part => part.trim())

function* problemsOf(text) {
  if (/(?:^|\s)\/\//.test(text)) yield { messageId: 'comment' }
  const isOver = [false]
  let piece = ''
  for (const letter of withoutComments(text)) {
    if (letter === '{') {
      const selectors = piece.trim()
      if (!selectors.startsWith('@'))
        for (const part of partsOf(selectors))
          if (/&[-\w]/.test(part)) yield { messageId: 'joined', data: { part } }
      isOver.push(false)
    } else if (letter === '}') {
      isOver.pop()
      isOver[isOver.length - 1] = true
    } else if (letter === ';') {
      if (isOver.at(-1) && piece.includes(':'))
        yield { messageId: 'late', data: { part: piece.trim() } }
    } else {
      piece += letter
      continue
    }
    piece = ''
  }
}

/** `ui/shell/nestedStyles.ts` hands the rules over in these two ways. */
export const plainNesting = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      joined: '"{{part}}" is read by styled-components only: write the whole selector.',
      late: '"{{part}}" stands after a nested rule: browsers apply it after that rule, styled-components before it.',
      comment: 'CSS has no line comments: write /* … */.',
    },
  },
  create(context) {
    return {
      TaggedTemplateExpression({ tag, quasi }) {
        if (!isStyles(tag)) return
        const text = quasi.quasis.map(({ value }) => value.cooked).join('x')
        for (const problem of problemsOf(text)) context.report({ node: quasi, ...problem })
      },
    }
  },
}
