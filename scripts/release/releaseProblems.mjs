const DATE = String.raw`\d{4}-\d{2}-\d{2}`
const escaped = text => text.replaceAll('.', String.raw`\.`)

/** Returns a section's text, up to the next heading of its level. */
function sectionOf(changelog, heading) {
  const [, text] =
    new RegExp(`^## ${heading}$\\n([\\s\\S]*?)(?=^## |$(?![\\s\\S]))`, 'm').exec(changelog) ?? []
  return text?.trim()
}

/**
 * Returns the reasons why a commit cannot be released.
 *
 * @param {{ version: string, changelog: string, citation: string, changes: string, branch: string,
 *   tags: readonly string[] }} state
 * @returns {string[]} empty if it can
 */
export function releaseProblems({ version, changelog, citation, changes, branch, tags }) {
  const problems = []
  if (!/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version)) problems.push(`"${version}" is not a version.`)
  if (changes.trim() !== '') problems.push('There are changes that are not committed.')
  if (branch !== 'main') problems.push(`Releases come from main, not from ${branch}.`)
  if (tags.length > 0)
    problems.push(`v${version} has been released. Raise the version in package.json.`)
  const released = sectionOf(changelog, `\\[${escaped(version)}\\] - ${DATE}`)
  if (!released) {
    problems.push(`CHANGELOG.md has no "## [${version}] - <date>" with changes in it.`)
  }
  if (sectionOf(changelog, String.raw`\[Unreleased\]`)) {
    problems.push(
      'CHANGELOG.md has unreleased changes. Move them below the heading of the version.',
    )
  }
  if (!new RegExp(`^version: "?${escaped(version)}"?$`, 'm').test(citation)) {
    problems.push(`CITATION.cff names another version than ${version}.`)
  }
  return problems
}
