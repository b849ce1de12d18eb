/** What the router and the loader of routes use of hoist-non-react-statics: the component as it is. No component of a page has statics to hand on. */
export default function hoistNonReactStatics<Component>(target: Component): Component {
  return target;
}
