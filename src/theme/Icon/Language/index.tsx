// Change: a globe instead of the theme's letters. Takes the same props.
export {default} from './globe.svg';
