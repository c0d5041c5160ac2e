import './styles.css'

import { mount } from 'svelte'

import App from './App.svelte'
import { register } from './lib/installed'
import { loadWords } from './lib/words.svelte'

const target = document.getElementById('app')
if (!target) throw new Error('the page has no place for the app')
await loadWords()
mount(App, { target })
register()
