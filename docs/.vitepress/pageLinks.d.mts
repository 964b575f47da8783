/** What a link of a page of the repository is on the site. */
export function siteLinkOf(page: string, href: string): string
