import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { readAddress, writeAddress, type Address } from './address'
import { Alone } from './Alone'
import { catalogue } from './catalogue'
import { createShownStore } from './createShownStore'
import { Gallery } from './Gallery'
import { PSEUDO } from './languages'
import { Misread } from './Misread'
import './gallery.css'

const page = document.documentElement
const container = document.getElementById('app')
const root = container && createRoot(container)
/** Each display has its own modal and store. */
let showings = 0
let end: () => void = () => undefined

function dress({ theme, text, language, direction, isAlone, shown }: Address) {
  document.title = `${shown.name} – gallery of the wallet modal`
  if (!isAlone) return
  page.dataset['theme'] = theme
  page.style.fontSize = `${String(text)}%`
  page.lang = language === PSEUDO ? 'en' : language
  page.dir = direction
}

const show = (address: Address) => {
  history.pushState(null, '', writeAddress(address, catalogue))
  draw()
}

/** Renders the state in the address bar. */
function draw() {
  const { address, problems } = readAddress(location.search, catalogue)
  dress(address)
  root?.render(<StrictMode>{pageOf(address, problems)}</StrictMode>)
}

function pageOf(address: Address, problems: readonly string[]) {
  const endFormer = end
  end = () => undefined
  setTimeout(endFormer) // after it has left the page
  if (!address.isAlone) return <Gallery address={address} problems={problems} onShow={show} />
  if (problems.length > 0) {
    return (
      <Misread
        problems={problems}
        gallery={writeAddress({ ...address, isAlone: false }, catalogue)}
      />
    )
  }
  const { hostStore, dispose } = createShownStore(address)
  end = dispose
  showings += 1
  return <Alone key={showings} name={address.shown.name} store={hostStore} onAgain={draw} />
}

addEventListener('popstate', draw)
draw()
