import { texts } from './texts'

document.body.textContent = texts.working
