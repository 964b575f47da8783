const LENGTH_MAX = 72
const CONVENTIONAL =
  /^(build|chore|ci|docs|feat|fix|perf|refactor|revert|style|test)(\([\w./,-]+\))?!?: \S/

/**
 * Returns what is wrong with a commit's subject, by https://www.conventionalcommits.org/en/v1.0.0/.
 *
 * @param {string} subject
 * @returns {string | null}
 */
export function subjectProblem(subject) {
  if (subject.length > LENGTH_MAX) return `longer than ${String(LENGTH_MAX)} characters`
  return CONVENTIONAL.test(subject) ? null : 'no conventional commit, such as "fix(send): …"'
}
