// @ts-check

/**
 * The user info endpoints of providers without ID tokens: path after the provider's name, and
 * response.
 *
 * @type {Readonly<Record<string, Readonly<Record<string,
 *   (person: import('./types.js').Person & { subject: string }) => unknown>>>>}
 */
export const USER_INFO = {
  github: {
    user: ({ subject, id, name }) => ({ id: Number(subject), login: id, name, email: null }),
    emails: ({ email, isVerified }) => [
      { email: 'elsewhere@sandbox.example', primary: false, verified: true },
      { email, primary: true, verified: isVerified },
    ],
  },
  facebook: { user: ({ subject, name }) => ({ id: subject, name }) },
  x: {
    user: ({ subject, id, name, email, isVerified }) => ({
      data: { id: subject, username: id, name, ...(isVerified && { confirmed_email: email }) },
    }),
  },
  discord: {
    user: ({ subject, id, name, email, isVerified }) => ({
      id: subject,
      username: id,
      global_name: name,
      discriminator: '0',
      email,
      verified: isVerified,
    }),
  },
}
