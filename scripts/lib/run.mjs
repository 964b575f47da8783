import { execFile } from 'node:child_process'

/**
 * Runs a program to its end and resolves with its output.
 *
 * @throws {Error} with everything it printed, when it fails
 */
export function run(command, args, options = {}) {
  return new Promise((resolve, reject) => {
    execFile(command, args, { maxBuffer: 1 << 27, ...options }, (error, stdout, stderr) => {
      if (!error) return resolve(stdout)
      const printed = stdout || stderr ? `${stdout}${stderr}` : error.message
      reject(Object.assign(new Error(`$ ${command} ${args.join(' ')}\n${printed}`), { stdout }))
    })
  })
}

/**
 * Runs a program to its end and resolves with all output of both streams.
 *
 * @throws {Error} with the same output, when it fails
 */
export const runAloud = (command, args, options) =>
  new Promise((resolve, reject) => {
    execFile(command, args, { maxBuffer: 1 << 27, ...options }, (error, stdout, stderr) => {
      const printed = `${stdout}\n${stderr}`
      if (error) reject(new Error(`$ ${command} ${args.join(' ')}\n${printed}`))
      else resolve(printed)
    })
  })
