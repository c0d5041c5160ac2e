patterns = Фаны
column-pattern = Фан
simulated-pattern = фан
unit-limit = лимит
shape-eight-flowers = восемь цветов и сезонов
payment-pays-for-all = кость для последнего из трёх драконов или четырёх ветров, плата за всех
missing-has-flowers = Рядом с рукой лежат цветы или сезоны.
