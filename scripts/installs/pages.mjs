const redux = (toolkit = '^2.14.0') => ({ '@reduxjs/toolkit': toolkit, 'react-redux': '^9.2.0' })
const react = major => ({ react: `^${major}`, 'react-dom': `^${major}` })

const page = (name, packages, { major = '19.0.0', toolkit } = {}) => ({
  name,
  packages: { ...react(major), ...redux(toolkit), ...packages },
})

const EVM = { viem: '^2.31.0' }
const WAGMI = { '@tanstack/react-query': '^5.0.0', viem: '^2.31.0' }
const WALLET_ADAPTER = {
  '@solana/web3.js': '^1.98.0',
  '@solana/wallet-adapter-base': '^0.9.27',
  '@solana/wallet-adapter-react': '^0.15.39',
  '@solana/wallet-adapter-react-ui': '^0.9.39',
}

/** Typical pages: one library each, at the majors in use. */
export const PAGES = [
  page('the readme', { ...EVM, '@walletconnect/universal-provider': '2.21.8' }),
  page('React 18, Redux Toolkit 2.9.0', EVM, { major: '18.2.0', toolkit: '2.9.0' }),
  page('React 18, newest Redux Toolkit', EVM, { major: '18.2.0', toolkit: 'latest' }),
  page('React 19, Redux Toolkit 2.9.0', EVM, { toolkit: '2.9.0' }),
  page('React 19, newest Redux Toolkit', EVM, { toolkit: 'latest' }),
  page('styled-components 5', { ...EVM, 'styled-components': '^5.3.0' }, { major: '18.2.0' }),
  page('styled-components 6', { ...EVM, 'styled-components': '^6.0.0' }),
  page('viem 1', { viem: '^1.21.0' }),
  page('ethers 5', { ...EVM, ethers: '^5.7.0' }),
  page('ethers 6', { ethers: '^6.13.0' }),
  page('@solana/web3.js 1, wallet adapter', { ...EVM, ...WALLET_ADAPTER }, { major: '18.2.0' }),
  page('@solana/web3.js 1', { '@solana/web3.js': '^1.98.0' }),
  page('@solana/kit', { '@solana/kit': 'latest' }),
  page('bitcoinjs-lib 6', { 'bitcoinjs-lib': '^6.1.0' }),
  page('bitcoinjs-lib 7', { 'bitcoinjs-lib': '^7.0.0' }),
  page('wagmi 2', { ...WAGMI, wagmi: '^2.19.0' }),
  page('wagmi 3', { ...WAGMI, wagmi: '^3.0.0' }),
  page('RainbowKit, wagmi 2', { ...WAGMI, wagmi: '^2.19.0', '@rainbow-me/rainbowkit': '^2.2.0' }),
  page('@reown/appkit 1.7.10', { ...EVM, '@reown/appkit': '1.7.10' }),
  page('universal-provider 2.23', { ...EVM, '@walletconnect/universal-provider': '^2.23.0' }),
]
