import { run } from '../demo/run'
import { readChain, readPlace, type Place } from './readChain'
import '../demo/demo.css'

const container = document.getElementById('explorer')

const KINDS: Readonly<Record<string, string>> = {
  tx: 'Transaction',
  address: 'Account',
  token: 'Token',
  nft: 'Collectible',
}

const element = (name: string, text: string, className = ''): HTMLElement => {
  const made = document.createElement(name)
  made.textContent = text
  made.className = className
  return made
}

function draw({ network, kind, id }: Place, rows: readonly HTMLElement[]) {
  const card = element('section', '', 'card')
  const list = element('dl', '', 'order facts')
  list.append(...rows)
  card.append(
    element('p', network.name, 'quiet'),
    element('h1', KINDS[kind] ?? 'Place'),
    element('p', id, 'mono whole'),
    list,
  )
  container?.replaceChildren(card)
}

function row(term: string, text: string): HTMLElement {
  const made = document.createElement('div')
  made.append(element('dt', term), element('dd', text))
  return made
}

async function show() {
  const place = readPlace(location.hash)
  if (!place) {
    container?.replaceChildren(element('p', 'Nothing of the sandbox is at this address.', 'quiet'))
    return
  }
  draw(place, [row('Status', 'Reading the chain')])
  const facts = await readChain(place).catch(() => null)
  const rows = Object.entries(facts ?? {}).map(([term, text]) => row(term, String(text)))
  draw(place, rows.length > 0 ? rows : [row('Status', 'The chain says nothing of it')])
}

addEventListener('hashchange', () => run(show()))
run(show())
