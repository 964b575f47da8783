// jest-dom adds custom jest matchers for asserting on DOM nodes.
// allows you to do things like:
// expect(element).toHaveTextContent(/react/i)
// learn more: https://github.com/testing-library/jest-dom
import '@testing-library/jest-dom/extend-expect';
import { TextDecoder, TextEncoder } from 'util';

// viem needs these, and the jsdom of Jest 27 lacks them.
Object.assign(globalThis, { TextDecoder, TextEncoder });
