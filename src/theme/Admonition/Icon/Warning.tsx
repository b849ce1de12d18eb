// Change: a triangle, the second cue of its color (see the tokens), instead of the theme's icon. Takes the same props.
export {default} from './triangle.svg';
