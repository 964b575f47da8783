import type { nftsTexts as english } from '../en/nftsTexts'
import type { Translation } from '../language'

export const nftsTexts: Translation<typeof english> = {
  'nfts.empty': '所有するコレクティブルがここに表示されます。',
  'nfts.emptySoFar': '最近の履歴にコレクティブルはありません。以前の履歴があります。',
  'nfts.emptyShown': '表示するものがありません。迷惑と思われるものは非表示です。',
  'nfts.unavailable': 'コレクティブルを読み込めませんでした。',
  'nfts.more': 'さらに表示',
  'nfts.showHidden': '非表示を表示（{count}）',
  'nfts.hideHidden': '迷惑と思われるものを隠す',
  'nfts.unnamed': 'コレクティブル',
  'nfts.numbered': 'コレクティブル #{tokenId}',
  'nfts.spam': '迷惑なものかもしれません',
  'nfts.open': '{name}, {collection}',
  'collectible.collection': 'コレクション',
  'collectible.contract': 'コントラクト',
  'collectible.tokenId': 'トークン ID',
  'collectible.network': 'ネットワーク',
  'collectible.unknown': '不明',
  'collectible.copyContract': 'コントラクトアドレス {address} をコピー',
  'collectible.explorer': 'エクスプローラーで見る',
  'collectible.spamText':
    '迷惑なもののようです。名前や画像のリンクを開かず、そのための署名もしないでください。',
}
