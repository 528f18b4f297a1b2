/** Shows nothing, whatever it is given. */
const Nothing: (props: Record<string, unknown>) => null = () => null;

export default Nothing;
