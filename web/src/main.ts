import './styles.css'

import { mount } from 'svelte'

import App from './App.svelte'
import { register } from './lib/installed'
import { pageAt } from './lib/pages'
import { loadWords } from './lib/words.svelte'

const target = document.getElementById('app')
if (!target) throw new Error('the page has no place for the app')
// Words and page are fetched at once; a page that does not come is told of where it would be.
await Promise.all([loadWords(), pageAt(location.pathname).page().catch(() => undefined)])
mount(App, { target })
register()
